// The disk cache on its own: what is put in comes out, whole or not at all, and never more than the
// limit stays.
#include "compile/disk_cache.hpp"

#include <gtest/gtest.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <eas/error.hpp>

#include <cstdlib>
#include <fstream>
#include <thread>

#include "base/config.hpp"
#include "base/hash.hpp"

namespace eas::compile {
namespace {

namespace fs = std::filesystem;

class Disk : public testing::Test {
 protected:
  Disk() {
    std::string name = (fs::temp_directory_path() / "eas-cache-XXXXXX").string();
    if (!::mkdtemp(name.data())) throw std::runtime_error("no temporary folder");
    folder = fs::path(name) / "eas";
  }
  ~Disk() override { fs::remove_all(folder.parent_path()); }

  DiskCache cache(std::int64_t limit = 1'000'000) const { return {folder, limit}; }
  fs::path file_of(const std::string& key) const { return folder / "v1" / key.substr(0, 2) / key; }
  std::int64_t bytes() const {
    std::int64_t sum = 0;
    for (const DiskEntry& entry : cache().entries()) sum += entry.bytes;
    return sum;
  }

  fs::path folder;
};

std::string key_of(int number) { return sha256_hex(std::to_string(number)); }

std::string read(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

void write(const fs::path& path, const std::string& bytes) {
  std::ofstream(path, std::ios::binary | std::ios::trunc) << bytes;
}

TEST_F(Disk, GivesBackWhatWasPutIn) {
  const std::string payload("\0machine code\xff", 14);
  EXPECT_EQ(cache().find(key_of(1)).why, "not found");
  EXPECT_EQ(cache().insert(key_of(1), "add", payload), "");
  EXPECT_EQ(cache().find(key_of(1)).payload, payload);
  EXPECT_EQ(cache().find(key_of(2)).why, "not found");
  EXPECT_EQ(cache().insert(key_of(1), "add", ""), "");
  EXPECT_EQ(cache().find(key_of(1)).payload, "");
}

TEST_F(Disk, IsForThisUserAlone) {
  cache().insert(key_of(1), "add", "code");
  EXPECT_EQ(fs::status(file_of(key_of(1))).permissions(),
            fs::perms::owner_read | fs::perms::owner_write);
  EXPECT_EQ(fs::status(folder).permissions(), fs::perms::owner_all);
  fs::permissions(file_of(key_of(1)), fs::perms::others_write, fs::perm_options::add);
  EXPECT_EQ(cache().find(key_of(1)).why, "not readable, or another user's");
}

TEST_F(Disk, TrustsNoDamagedEntry) {
  const std::string key = key_of(1);
  cache().insert(key, "add", "a payload of some length");
  const std::string good = read(file_of(key));
  for (std::size_t at = 0; at < good.size(); ++at) {
    std::string bad = good;
    bad[at] = static_cast<char>(bad[at] ^ 0x10);
    write(file_of(key), bad);
    const auto found = cache().find(key);
    EXPECT_FALSE(found.payload) << at;
    EXPECT_TRUE(found.why.starts_with("damaged") || found.why == "another version") << found.why;
  }
  for (std::size_t size = 0; size < good.size(); ++size) {
    write(file_of(key), good.substr(0, size));
    EXPECT_EQ(cache().find(key).why, "damaged: truncated") << size;
  }
  write(file_of(key), good + "x");
  EXPECT_EQ(cache().find(key).why, "damaged: too long");
  std::string checksum = good;
  checksum.back() = 'X';
  write(file_of(key), checksum);
  EXPECT_EQ(cache().find(key).why, "damaged: checksum");
  std::string version = good;
  version[8] = 9;
  write(file_of(key), version);
  EXPECT_EQ(cache().find(key).why, "another version");
  fs::create_directories(file_of(key_of(2)).parent_path());
  write(file_of(key_of(2)), good);
  fs::permissions(file_of(key_of(2)), fs::perms::owner_read | fs::perms::owner_write);
  EXPECT_EQ(cache().find(key_of(2)).why, "damaged: another key");

  EXPECT_EQ(cache().insert(key, "add", "again"), "");
  EXPECT_EQ(cache().find(key).payload, "again");
}

TEST_F(Disk, NeverGrowsBeyondItsLimit) {
  const std::string payload(1000, 'x');
  DiskCache small = cache(20'000);
  for (int i = 0; i < 100; ++i) {
    ASSERT_EQ(small.insert(key_of(i), "k", payload), "");
    ASSERT_LE(bytes(), 20'000);
  }
  EXPECT_GT(bytes(), 10'000);
  EXPECT_TRUE(small.find(key_of(99)).payload);
  EXPECT_FALSE(small.find(key_of(0)).payload);
  EXPECT_EQ(small.insert(key_of(100), "k", std::string(30'000, 'x')),
            "too large: 30125 of 20000 bytes");
}

TEST_F(Disk, DropsTheLeastRecentlyUsed) {
  for (int i = 0; i < 10; ++i) cache().insert(key_of(i), "k", std::string(1000, 'x'));
  cache().find(key_of(0));
  cache().shrink(bytes() / 2);
  EXPECT_TRUE(cache().find(key_of(0)).payload);
  EXPECT_TRUE(cache().find(key_of(9)).payload);
  EXPECT_EQ(cache().find(key_of(1)).why, "not found");
}

TEST_F(Disk, SweepsWhatWritersLeftBehind) {
  cache().insert(key_of(1), "k", "x");
  write(file_of(key_of(1)).parent_path() / ".draft.123.1", std::string(5000, 'x'));
  cache().shrink(1000);
  EXPECT_EQ(cache().entries().size(), 1U);
}

TEST_F(Disk, ListsAndClears) {
  cache().insert(key_of(1), "add (disjoint)", "1234");
  cache().insert(key_of(2), "mul", "12");
  auto entries = cache().entries();
  ASSERT_EQ(entries.size(), 2U);
  EXPECT_EQ(entries[0].title, "mul");
  EXPECT_EQ(entries[0].key, key_of(2));
  EXPECT_EQ(entries[1].title, "add (disjoint)");
  EXPECT_GT(entries[1].used, 1'700'000'000);
  EXPECT_EQ(cache().clear().size(), 2U);
  EXPECT_TRUE(cache().entries().empty());
  EXPECT_EQ(cache().find(key_of(1)).why, "not found");
  EXPECT_EQ(cache().insert(key_of(1), "add", "1"), "");
}

TEST_F(Disk, WorksWithoutADisk) {
  EXPECT_EQ(cache(0).insert(key_of(1), "k", "x"), "disabled");
  EXPECT_EQ(cache(0).find(key_of(1)).why, "disabled");
  EXPECT_FALSE(fs::exists(folder));
  DiskCache homeless({}, 1000);
  EXPECT_EQ(homeless.find(key_of(1)).why, "no folder: neither EAS_CACHE_DIR nor HOME is set");
  EXPECT_EQ(homeless.insert(key_of(1), "k", "x"),
            "no folder: neither EAS_CACHE_DIR nor HOME is set");
  EXPECT_TRUE(homeless.entries().empty());
  write(folder, "a file stands where the folder should");
  EXPECT_EQ(cache().find(key_of(1)).why, "not found");
  EXPECT_TRUE(cache().insert(key_of(1), "k", "x").starts_with("cannot write")) << folder;
  DiskCache full("/dev/full/eas", 1000);
  EXPECT_TRUE(full.insert(key_of(1), "k", "x").starts_with("cannot write"));
}

TEST_F(Disk, SurvivesManyProcessesAndThreads) {
  constexpr int kKeys = 8, kTurns = 100;
  const auto work = [&](int seed) {
    DiskCache shared = cache(12'000);  // they also evict one another's
    bool sound = true;
    for (int turn = 0; turn < kTurns; ++turn) {
      const int number = (seed * 7 + turn * 3) % kKeys;
      const std::string payload(500 + static_cast<std::size_t>(number) * 300,
                                static_cast<char>('a' + number));
      const auto found = shared.find(key_of(number));
      sound &= !found.payload || *found.payload == payload;
      sound &= found.payload || found.why == "not found" ||
               found.why == "not readable, or another user's";
      shared.insert(key_of(number), "k", payload);
    }
    return sound;
  };
  std::vector<pid_t> children;
  for (int i = 0; i < 3; ++i) {
    const pid_t child = ::fork();
    if (child == 0) ::_exit(work(i) ? 0 : 1);
    children.push_back(child);
  }
  std::vector<std::thread> threads;
  std::atomic<int> sound{0};
  for (int i = 0; i < 2; ++i) threads.emplace_back([&, i] { sound += work(10 + i); });
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(sound, 2);
  for (const pid_t child : children) {
    int status = 1;
    ASSERT_EQ(::waitpid(child, &status, 0), child);
    EXPECT_EQ(status, 0);
  }
  cache(12'000).insert(key_of(0), "k", "last");
  EXPECT_LE(bytes(), 15'000);
}

TEST(CacheFolder, FollowsTheSettingsThenTheSystem) {
  config::set(config::Setting::cache_dir, "/somewhere");
  EXPECT_EQ(cache_folder(), "/somewhere");
  config::set(config::Setting::cache_dir, "");
#ifndef __APPLE__
  const char* before = std::getenv("XDG_CACHE_HOME");
  const std::string old = before ? before : "";
  ::setenv("XDG_CACHE_HOME", "/caches", 1);
  EXPECT_EQ(cache_folder(), "/caches/eas");
  ::unsetenv("XDG_CACHE_HOME");
  EXPECT_EQ(cache_folder(), fs::path(std::getenv("HOME")) / ".cache" / "eas");
  if (before) ::setenv("XDG_CACHE_HOME", old.c_str(), 1);
#endif
}

}  // namespace
}  // namespace eas::compile
