import { KeyRound, ShieldCheck, ShieldOff, Users } from 'lucide-react';
import type { Permission } from '#features/permissions/contract.ts';
import { StatCard, StatRow } from '#ui/stat-card.tsx';
import { permissionFigures } from './permission-view.ts';

/** The numbers of grants, and of employers who hold one. */
export function PermissionFigures({ grants, employers }: { grants: readonly Permission[]; employers: number }) {
  const figures = permissionFigures(grants);
  return (
    <div className="mb-6">
      <StatRow>
        <StatCard label="Total" value={figures.total} icon={<KeyRound aria-hidden="true" />} />
        <StatCard label="Granted" value={figures.granted} icon={<ShieldCheck aria-hidden="true" />} />
        <StatCard label="Revoked" value={figures.revoked} icon={<ShieldOff aria-hidden="true" />} />
        <StatCard
          label="Employers"
          value={`${figures.employers} of ${employers}`}
          hint="have been granted something"
          icon={<Users aria-hidden="true" />}
        />
      </StatRow>
    </div>
  );
}
