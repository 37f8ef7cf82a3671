/** Makes a value once for each key and caches it as long as the key lives. */
export function cachedBy<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const values = new WeakMap<Key, { value: Value }>();
  return (key) => {
    const known = values.get(key);
    if (known) return known.value;
    const value = make(key);
    values.set(key, { value });
    return value;
  };
}
