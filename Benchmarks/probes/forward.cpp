// A solver of numbers games as one would write it in C++ for speed alone: for each subset of the numbers the sorted
// list of all values that it can have, made from those of its parts; of all numbers only the nearest value.
//
//     forward --draw COUNT NUMBERS SEED    draws games of numbers to 100 and targets to a million
//     forward < games                      a target and numbers a line; prints the distance and the fewest numbers
//
// The processor time of the search, without reading and writing, goes to standard error.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

using Value = std::uint64_t;

// Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014.
struct SplitMix64 {
  std::uint64_t state;
  std::uint64_t next() {
    std::uint64_t z = state += 0x9E3779B97F4A7C15;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EB;
    return z ^ (z >> 31);
  }
};

struct Answer {
  Value distance;
  int numbers;
};

template <class Body>
static void joinAll(const std::vector<Value> &first, const std::vector<Value> &second, Body body) {
  for (Value a : first)
    for (Value b : second) {
      Value high = std::max(a, b), low = std::min(a, b);
      body(high + low);
      if (high > low) body(high - low);
      body(high * low);
      if (high % low == 0) body(high / low);
    }
}

static Answer solve(const std::vector<Value> &numbers, Value target) {
  unsigned all = (1u << numbers.size()) - 1;
  std::vector<std::vector<Value>> values(all + 1);
  Answer best{UINT64_MAX, 0};
  auto note = [&](Value value, int size) {
    Value distance = value > target ? value - target : target - value;
    if (distance < best.distance || (distance == best.distance && size < best.numbers)) best = {distance, size};
  };
  std::vector<unsigned> subsets;
  for (unsigned subset = 1; subset <= all; subset++) subsets.push_back(subset);
  std::stable_sort(subsets.begin(), subsets.end(), [](unsigned a, unsigned b) {
    return __builtin_popcount(a) < __builtin_popcount(b);
  });
  for (unsigned subset : subsets) {
    int size = __builtin_popcount(subset);
    // No larger subset can be better than an exact solution.
    if (best.distance == 0 && size > best.numbers) break;
    std::vector<Value> &made = values[subset];
    if (size == 1) {
      made.push_back(numbers[__builtin_ctz(subset)]);
      note(made[0], 1);
      continue;
    }
    unsigned lowest = subset & -subset;
    for (unsigned part = (subset - 1) & subset; part; part = (part - 1) & subset) {
      if (!(part & lowest)) continue;
      joinAll(values[part], values[subset ^ part], [&](Value value) {
        note(value, size);
        if (subset != all) made.push_back(value);
      });
    }
    std::sort(made.begin(), made.end());
    made.erase(std::unique(made.begin(), made.end()), made.end());
  }
  return best;
}

int main(int argc, char **argv) {
  if (argc == 5 && !std::strcmp(argv[1], "--draw")) {
    SplitMix64 random{std::strtoull(argv[4], nullptr, 10)};
    for (int game = 0; game < std::atoi(argv[2]); game++) {
      std::printf("%d", 1 + int(random.next() % 1000000));
      for (int place = 0; place < std::atoi(argv[3]); place++) std::printf(" %d", 1 + int(random.next() % 100));
      std::printf("\n");
    }
    return 0;
  }
  double time = 0;
  int games = 0;
  for (std::string line; std::getline(std::cin, line); games++) {
    std::istringstream words(line);
    Value target, number;
    std::vector<Value> numbers;
    words >> target;
    while (words >> number) numbers.push_back(number);
    if (numbers.empty() || numbers.size() > 9) {
      std::fprintf(stderr, "'%s' is no target with one to nine numbers\n", line.c_str());
      return 65;
    }
    std::clock_t start = std::clock();
    Answer answer = solve(numbers, target);
    time += double(std::clock() - start) / CLOCKS_PER_SEC;
    std::printf("%llu %d\n", (unsigned long long)answer.distance, answer.numbers);
  }
  std::fprintf(stderr, "%.3f\n", 1e3 * time / std::max(games, 1));
}
