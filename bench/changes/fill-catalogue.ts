import type pg from 'pg';

/**
 * Puts so many products on sale, with names, texts and specifications as long as a signage seller's. The same for the same count.
 */
export async function fillCatalogue(client: Pick<pg.ClientBase, 'query'>, count: number): Promise<void> {
  await client.query(
    `insert into products (name, description, price, category, stock_quantity, sku, specs)
     select
       lists.makers[1 + n % 40] || ' ' || lists.things[1 + n % 12] || ' ' || (10 + n % 90) || '" ' || lists.finishes[1 + n % 9]
         || ' ' || upper(substr(md5(n::text), 1, 5)),
       'A ' || lists.finishes[1 + n % 9] || ' ' || lists.things[1 + n % 12] || ' for ' || lists.places[1 + n % 10] || '. '
         || 'Made for ' || lists.places[1 + (n / 7) % 10] || ' and ' || lists.places[1 + (n / 11) % 10]
         || ', delivered with cables, a remote control and a guide. Part ' || substr(md5(n || 'b'), 1, 6) || '.',
       20 + (n * 7919) % 400000 / 100.0,
       lists.categories[1 + n % 6],
       n % 50,
       'BX-' || n,
       jsonb_build_object('brand', lists.makers[1 + n % 40], 'screenSizeInches', 10 + n % 90, 'weightKg', 1 + n % 60,
         'brightnessNits', 300 + n % 8 * 100, 'warrantyYears', 1 + n % 5)
     from generate_series(1, $1::integer) n,
       (select
         (select array_agg(initcap(substr(md5(m || 'maker'), 1, 6)) order by m) from generate_series(1, 40) m) as makers,
         array['menu board', 'window display', 'touch screen', 'kiosk', 'video wall', 'wall bracket', 'LED panel', 'totem',
           'media player', 'ceiling mount', 'cable', 'shelf screen'] as things,
         array['slim', 'outdoor', 'portrait', 'bright', 'black', 'white', 'steel', 'curved', 'battery'] as finishes,
         array['cafes', 'shops', 'schools', 'offices', 'stations', 'hotels', 'garages', 'surgeries', 'gyms', 'churches'] as places,
         array['Digital Menu Boards', 'Interactive Displays', 'Kiosks', 'Outdoor Signage', 'Video Walls', 'Accessories']
           as categories) lists`,
    [count],
  );
  await client.query('analyze products');
}
