#pragma once

int bottles();
