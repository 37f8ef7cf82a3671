/** Signs an account in; returns its cookie. */
export async function signIn(url: string, username: string, password: string, role: string): Promise<string> {
  const response = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password, role }),
  });
  if (!response.ok) throw new Error(`Signing in as ${username} answered ${response.status}.`);
  await response.text();
  return (response.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '';
}
