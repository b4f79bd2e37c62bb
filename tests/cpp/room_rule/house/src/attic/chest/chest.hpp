#pragma once

int chest();
