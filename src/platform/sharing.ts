/** Builds a question of which at most one is under way: callers that ask meanwhile share its answer. */
export function sharing<T>(ask: () => Promise<T>): () => Promise<T> {
  let asking: Promise<T> | null = null;
  return () => {
    asking ??= ask().finally(() => {
      asking = null;
    });
    return asking;
  };
}
