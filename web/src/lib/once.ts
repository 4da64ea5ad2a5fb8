// What is made once for each key, and again only when it failed.
export const once = <Value>(make: (key: string) => Promise<Value>) => {
  const made = new Map<string, Promise<Value>>();
  return (key: string): Promise<Value> => {
    const found = made.get(key) ?? make(key).catch((error) => (made.delete(key), Promise.reject(error)));
    made.set(key, found);
    return found;
  };
};
