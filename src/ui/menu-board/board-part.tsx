import type { DayPart } from './day-part.ts';
import { DishDrawing } from './dish-drawing.tsx';
import { type Dish, menus } from './menus.ts';

/** One page of the board; all three are stacked and only one is lit. */
export function BoardPart({ part, isLit }: { part: DayPart; isLit: boolean }) {
  const menu = menus[part];
  return (
    <div className="board-part" data-part={part} data-lit={isLit || undefined}>
      <div className="board-feature">
        <span className="board-badge">{menu.feature.badge}</span>
        <DishDrawing part={part} />
        <div className="board-feature-words">
          <b className="board-feature-name">{menu.feature.name}</b>
          <span className="board-with">{menu.feature.with}</span>
        </div>
        <span className="board-feature-price">{menu.feature.price}</span>
      </div>
      <div className="board-list">
        <div className="board-head">
          <b className="board-title">{menu.title}</b>
          <span className="board-with">{menu.hours}</span>
        </div>
        {menu.groups.map((group) => (
          <div key={group.title} className="board-group">
            <span className="board-group-title">{group.title}</span>
            {group.dishes.map((dish) => (
              <BoardDish key={dish.name} dish={dish} />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

function BoardDish({ dish }: { dish: Dish }) {
  return (
    <div className="board-dish-row">
      <span className="board-dish-name">{dish.name}</span>
      <span className="board-leader" />
      <span>{dish.price}</span>
      {dish.with && <span className="board-with board-dish-with">{dish.with}</span>}
    </div>
  );
}
