/** The processor's milliseconds for one run of `work`: the median of five, so that one run amid other work does not count. */
export async function processorMs(work: () => unknown): Promise<number> {
  const spent: number[] = [];
  for (let run = 0; run < 5; run++) {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    spent.push((user + system) / 1_000);
  }
  return spent.sort((a, b) => a - b)[2] ?? 0;
}
