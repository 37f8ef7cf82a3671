import { Check } from 'lucide-react';
import type { Rewards, RewardTransaction } from '#features/rewards/contract.ts';
import { LEVELS, MEMBERSHIP_LEVELS } from '#features/rewards/levels.ts';
import { valueOfPoints, wholeHundreds } from '#features/rewards/points.ts';
import { Badge } from '#ui/badge.tsx';
import { Progress } from '#ui/progress.tsx';
import { StatCard, StatRow } from '#ui/stat-card.tsx';
import { formatPounds } from '#values/money.ts';
import { useVatWords } from '#web/vat-words.tsx';
import { RewardHistory } from '../reward-history.tsx';

// What one answer holds.
const MOST_SHOWN = 100;

type RewardsOverviewProps = { rewards: Rewards; transactions: readonly RewardTransaction[] };

/** The balance, level and history of a customer's points. */
export function RewardsOverview({ rewards, transactions }: RewardsOverviewProps) {
  const said = useVatWords();
  const level = LEVELS[rewards.membershipLevel];
  const next = MEMBERSHIP_LEVELS.map((name) => LEVELS[name]).find(({ from }) => from > rewards.totalEarned);
  return (
    <div className="flex flex-col gap-10">
      <StatRow>
        <StatCard
          label="Available points"
          value={count(rewards.rewardPoints)}
          hint={said(`Worth ${formatPounds(valueOfPoints(wholeHundreds(rewards.rewardPoints)))} ex VAT at checkout`)}
        />
        <StatCard label="Total earned" value={count(rewards.totalEarned)} />
        <StatCard label="Total redeemed" value={count(rewards.totalRedeemed)} />
        {rewards.totalAdjusted !== 0 && (
          <StatCard
            label="Adjusted by us"
            value={count(rewards.totalAdjusted)}
            hint="In your points, not in your level"
          />
        )}
      </StatRow>
      <div className="grid gap-10 lg:grid-cols-2 lg:gap-12">
        <section aria-labelledby="membership">
          <h2 id="membership" className="title-2 mb-4 flex flex-wrap items-center gap-3">
            Membership level <Badge tone="accent">{level.name}</Badge>
          </h2>
          {next && (
            <Progress
              className="mb-5"
              label={`${count(next.from - rewards.totalEarned)} points to ${next.name}`}
              value={rewards.totalEarned - level.from}
              max={next.from - level.from}
            />
          )}
          <ul className="flex flex-col gap-2">
            {level.benefits.map((benefit) => (
              <li key={benefit} className="flex items-start gap-2.5">
                <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-accent-text" />
                {benefit}
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="reward-history">
          <h2 id="reward-history" className="title-2 mb-4">
            Reward history
          </h2>
          <RewardHistory transactions={transactions} />
          {transactions.length >= MOST_SHOWN && (
            <p className="meta mt-3">The newest {MOST_SHOWN} are shown. Your data, in the settings, hold them all.</p>
          )}
        </section>
      </div>
    </div>
  );
}

function count(points: number): string {
  return points.toLocaleString('en-GB');
}
