#pragma once

int steps();
