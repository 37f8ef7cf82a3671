import { mayUser } from '#features/permissions/may-user.ts';
import { ROLES } from '#features/permissions/rights.ts';
import type { Call } from '#platform/http/contract.ts';
import { escapeHtml } from './escape-html.ts';

type RoleUser = (typeof ROLES)[number]['user'];

/** The table of who may make which call, from the same rule that the API enforces. */
export function rightsTable(calls: [string, Call][]): string {
  const heads = ROLES.map(({ name }) => `<th scope="col">${escapeHtml(name)}</th>`).join('');
  return `<h2 id="rights">Who may call what</h2>
<p>Everybody sees the records that are their own. <b>own</b>: those alone. <b>yes</b>: other people’s too. An employer is
shown without any grant, then with each single one. Nothing: 401 for a visitor, 403 for who is signed in.</p>
<div class="wide" tabindex="0" role="region" aria-labelledby="rights"><table><thead><tr><th scope="col">Call</th>${heads}</tr></thead>
<tbody>${calls.flatMap(([name, call]) => rightsRows(name, call)).join('\n')}</tbody></table></div>`;
}

function rightsRows(name: string, { who, scopes = {}, others }: Call): string[] {
  const row = (title: string, cellOf: (user: RoleUser) => string) =>
    `<tr><th scope="row"><code>${escapeHtml(title)}</code></th>${ROLES.map(({ user }) => `<td>${cellOf(user)}</td>`).join('')}</tr>`;
  const cellOf = (user: RoleUser) => {
    if (!mayUser(user, who)) return '';
    return others ? (mayUser(user, others) ? 'yes' : 'own') : who === 'self' || who === 'customer' ? 'own' : 'yes';
  };
  return [
    row(name, cellOf),
    ...Object.entries(scopes).map(([scope, wider]) =>
      row(`${name}?scope=${scope}`, (user) => (mayUser(user, who) && mayUser(user, wider) ? 'yes' : '')),
    ),
  ];
}
