import { expect, test } from 'vitest';
import { openLog } from './log.ts';

function linesOf(write: (log: ReturnType<typeof openLog>) => void): string[] {
  const written: string[] = [];
  write(openLog('info', { write: (line) => void written.push(line) }));
  return written.join('').split('\n').filter(Boolean);
}

test('a value with line breaks and terminal codes is one line, and cannot pass for another entry', () => {
  const forged = 'x\n{"level":30,"msg":"request"}\r\n\u001b[2K';
  const lines = linesOf((log) => log.warn({ path: forged }, 'refused'));
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ path: forged, msg: 'refused' });
  expect(lines[0]).not.toMatch(/\p{Cc}/u);
});

test('secrets that are handed in by mistake are not written', () => {
  const [line = ''] = linesOf((log) =>
    log.info(
      { password: 'Secret-1', body: { password: 'Secret-1', token: 'Secret-2' }, cookie: 'Secret-3' },
      'request',
    ),
  );
  expect(line).not.toContain('Secret');
});

test('each entry has the instant in UTC', () => {
  const [line = ''] = linesOf((log) => log.info('ready'));
  expect(Math.abs(JSON.parse(line).time - Date.now())).toBeLessThan(60_000);
});
