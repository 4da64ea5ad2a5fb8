// Numbers along a line: where two would overlap, the later one is left out, unless it is to be seen in any case.

export function spaced<Item>(items: readonly Item[], at: (item: Item) => number, least: number, kept?: Item): Item[] {
  const found: Item[] = [];
  for (const item of items) {
    const near = found.length > 0 && at(item) - at(found[found.length - 1]) < least;
    if (!near) found.push(item);
    else if (item === kept) found[found.length - 1] = item;
  }
  return found;
}
