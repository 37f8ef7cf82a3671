import { redirect } from 'react-router';
import { describeWall } from '#features/walls/describe-wall.ts';
import { addWall } from '#features/walls/screens/shop/add-wall.ts';
import { NoWall } from '#features/walls/screens/shop/no-wall.tsx';
import { readWall } from '#features/walls/screens/shop/read-wall.ts';
import { useWall } from '#features/walls/screens/shop/use-wall.ts';
import { WallAlternatives } from '#features/walls/screens/shop/wall-alternatives.tsx';
import { WallDrawing } from '#features/walls/screens/shop/wall-drawing.tsx';
import { WallForm } from '#features/walls/screens/shop/wall-form.tsx';
import { WallLines } from '#features/walls/screens/shop/wall-lines.tsx';
import { WallPrice } from '#features/walls/screens/shop/wall-price.tsx';
import { typedLength } from '#values/length.ts';
import '#features/walls/screens/shop/led-wall.css';
import { Container } from '#ui/container.tsx';
import { DefinitionList } from '#ui/definition-list.tsx';
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
  const { typed, errors, shown, isWrong, search, change, changeUnit, type } = useWall(loaderData);
  const size = ({ widthMm, heightMm }: { widthMm: number; heightMm: number }) => {
    const unit = typed.unit === 'ft' ? 'ft' : 'm';
    change({ width: typedLength(widthMm, unit), height: typedLength(heightMm, unit) });
  };
  return (
    <Container className="pb-20">
      <PageHeader
        tight
        title="Plan an LED wall"
        description="Draw it or type its size. You see at once what it is made of, how much power it takes and what it costs at today’s prices."
      />
      <div className="wall-page">
        <div className="wall-drawn">
          {shown ? (
            <WallDrawing plan={shown.design.plan} unit={shown.asked.unit} onSize={size} />
          ) : (
            <NoWall typed={typed} />
          )}
          {shown && isWrong && (
            <p className="meta mt-2">
              The drawing is of the last wall that could be planned, not of the one that you typed.
            </p>
          )}
        </div>
        <Panel title="Your wall" className="wall-asked">
          <WallForm
            typed={typed}
            errors={errors}
            onType={(field, value) => (field === 'unit' ? changeUnit(value) : type(field, value))}
          />
        </Panel>
        {shown && isWrong && (
          <div className="wall-price">
            <NoWall typed={typed} />
          </div>
        )}
        {shown && !isWrong && (
          <>
            <section aria-label="Price" className="wall-price">
              <WallPrice
                design={shown.design}
                search={search}
                delivery={loaderData.delivery}
                refused={actionData?.refused}
              />
            </section>
            <div className="wall-more flex flex-col gap-6">
              <Panel title="The figures">
                <DefinitionList
                  dense
                  columns={2}
                  items={describeWall(shown.design.plan, shown.asked, loaderData.rates.pencePerKwh).map(
                    ({ term, value, note }) => ({
                      term,
                      value: (
                        <>
                          {value}
                          {note && <span className="meta block font-normal">{note}</span>}
                        </>
                      ),
                    }),
                  )}
                />
              </Panel>
              <WallAlternatives
                alternatives={shown.design.alternatives}
                typed={typed}
                unit={shown.asked.unit}
                onChoose={(cabinet) => change({ cabinet })}
              />
              <WallLines plan={shown.design.plan} />
            </div>
          </>
        )}
      </div>
    </Container>
  );
}
