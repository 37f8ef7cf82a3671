import { redirect } from 'react-router';
import { addWall } from '#features/walls/screens/shop/add-wall.ts';
import { readWall } from '#features/walls/screens/shop/read-wall.ts';
import { useWall } from '#features/walls/screens/shop/use-wall.ts';
import { WallDrawn } from '#features/walls/screens/shop/wall-drawn.tsx';
import { WallForm } from '#features/walls/screens/shop/wall-form.tsx';
import { WallPlanned } from '#features/walls/screens/shop/wall-planned.tsx';
import '#features/walls/screens/shop/led-wall.css';
import { Container } from '#ui/container.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Panel } from '#ui/panel.tsx';
import { fixedMeta } from '#web/head/page-meta.ts';
import { pageApi } from '#web/page-api.ts';
import { paths } from '#web/paths.ts';
import type { Route } from './+types/led-wall.ts';

export const meta = fixedMeta(
  'Plan an LED wall',
  'Draw or type the size of your LED wall and see its cabinets, weight, power and price at once, to scale beside a person.',
  { isListed: true },
);

export function loader({ context, request }: Route.LoaderArgs) {
  return readWall(context.get(pageApi), request);
}

/** Puts the wall of the address in the cart. */
export async function action({ context, request }: Route.ActionArgs) {
  const answer = await addWall(context.get(pageApi), request);
  if (!answer) throw redirect(`${paths.cart}?added`);
  return answer;
}

export default function LedWallPage({ loaderData, actionData }: Route.ComponentProps) {
  const { typed, planned, change, typeUnit, type } = useWall(loaderData);
  return (
    <Container className="pb-20">
      <PageHeader
        tight
        title="Plan an LED wall"
        description="Draw it or type its size. You see at once what it is made of, how much power it takes and what it costs at today’s prices."
      />
      <div className="wall-page">
        <WallDrawn planned={planned} change={change} />
        <Panel title="Your wall" className="wall-asked">
          <WallForm
            typed={typed}
            errors={planned.errors}
            onType={(field, value) => (field === 'unit' ? typeUnit(value) : type(field, value))}
          />
        </Panel>
        <WallPlanned
          planned={planned}
          delivery={loaderData.delivery}
          pencePerKwh={loaderData.rates.pencePerKwh}
          refused={actionData?.refused}
          change={change}
        />
      </div>
    </Container>
  );
}
