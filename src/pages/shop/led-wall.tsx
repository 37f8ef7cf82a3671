import { redirect } from 'react-router';
import { describeWall } from '#features/walls/describe-wall.ts';
import { addWall } from '#features/walls/screens/shop/add-wall.ts';
import { readWall } from '#features/walls/screens/shop/read-wall.ts';
import { useWall } from '#features/walls/screens/shop/use-wall.ts';
import { WallAlternatives } from '#features/walls/screens/shop/wall-alternatives.tsx';
import { WallDrawing } from '#features/walls/screens/shop/wall-drawing.tsx';
import { WallForm } from '#features/walls/screens/shop/wall-form.tsx';
import { WallLines } from '#features/walls/screens/shop/wall-lines.tsx';
import { WallPrice } from '#features/walls/screens/shop/wall-price.tsx';
import { typedLength } from '#values/length.ts';
import '#features/walls/screens/shop/led-wall.css';
import { ButtonLink } from '#ui/button-link.tsx';
import { cx } from '#ui/class-names.ts';
import { Container } from '#ui/container.tsx';
import { DefinitionList } from '#ui/definition-list.tsx';
import { Notice } from '#ui/notice.tsx';
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
        description="Draw it or type its size. What it is made of, draws and costs follows at once, at today’s prices."
      />
      <div className="wall-page">
        <div className="wall-drawn">
          {shown ? <WallDrawing plan={shown.design.plan} unit={shown.asked.unit} onSize={size} /> : <NoWall />}
        </div>
        <Panel title="Your wall" className="wall-asked">
          <WallForm
            typed={typed}
            errors={errors}
            onType={(field, value) => (field === 'unit' ? changeUnit(value) : type(field, value))}
          />
        </Panel>
        {shown && (
          <>
            <section
              aria-label="Price"
              inert={isWrong || undefined}
              className={cx('wall-price', isWrong && 'wall-stale')}
            >
              <WallPrice
                design={shown.design}
                search={search}
                delivery={loaderData.delivery}
                refused={actionData?.refused}
              />
            </section>
            <div inert={isWrong || undefined} className={cx('wall-more flex flex-col gap-6', isWrong && 'wall-stale')}>
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

function NoWall() {
  return (
    <Notice
      tone="caution"
      title="This wall cannot be planned here"
      action={
        <ButtonLink href={paths.contact('LED wall')} variant="secondary">
          Ask us about it
        </ButtonLink>
      }
    >
      The fields say why, and what can be. What they hold is as you left it.
    </Notice>
  );
}
