import { expect, test } from 'vitest';
import { findPoint, writePoints } from './packed-points.ts';
import { recogniseRows } from './postcode-rows.ts';

const CODE_POINT = '"LS298DL",10,411200,447500,"E92000001","E19000001","E18000002","","E08000032","E05001357"';
const ONS_HEADER = '"pcd","pcd2","pcds","dointr","doterm","osgrdind","oa21","lat","long","imd"';
const ons = (postcode: string, doterm = '', quality = '1', lat = '53.9229', lng = '-1.8314') =>
  `"${postcode}","${postcode}","${postcode}","198001","${doterm}",${quality},"E00059325",${lat},${lng},12345`;

function placeIn(found: unknown) {
  const { point } = found as { point: number };
  return findPoint(writePoints([point]), 'DL');
}

test('a row of Code-Point Open has its place within metres', () => {
  const reader = recogniseRows(CODE_POINT);
  expect(reader?.isHeaderless).toBe(true);
  const place = placeIn(reader?.read(CODE_POINT));
  expect(place?.lat).toBeCloseTo(53.9235, 3);
  expect(place?.lng).toBeCloseTo(-1.8309, 3);
});

test('a row of the ONS Postcode Directory has its place, whatever stands between', () => {
  const reader = recogniseRows(`${ONS_HEADER}\r`);
  expect(reader?.isHeaderless).toBe(false);
  expect(placeIn(reader?.read(`${ons('LS29 8DL')}\r`))).toEqual({ lat: 53.9229, lng: -1.8314 });
  expect(reader?.read(ons('LS29 8DL', '202312'))).toBe('ended');
  expect(reader?.read(ons('LS29 8DL', '', '9', '99.999999', '0.000000'))).toBe('rough');
  expect(reader?.read(ons('LS29 8DL', '', '6'))).toBe('rough');
  // A comma in quotes is no new column.
  expect(placeIn(reader?.read(ons('LS29 8DL').replace('E00059325', 'Ilkley, Wharfedale')))).not.toBeNull();
});

test('what has no place is left out: positions of whole sectors and of nothing', () => {
  const reader = recogniseRows(CODE_POINT);
  expect(reader?.read(CODE_POINT.replace(',10,', ',60,'))).toBe('rough');
  expect(reader?.read('"LS298DL",90,0,0,"E92000001","","","","",""')).toBe('rough');
});

test.each([
  '',
  'half a row,10',
  CODE_POINT.replace('447500', 'north'),
  CODE_POINT.replace('LS298DL', 'LS29'),
  CODE_POINT.replace('411200', '9999999'),
  `${CODE_POINT},11`,
])('a broken row is told as one: %j', (line) => {
  expect(recogniseRows(CODE_POINT)?.read(line)).toBe('broken');
});

test.each([
  'PC,PQ,EA,NO,CY,RH,LH,CC,DC,WC',
  'name,sku,price',
  'pcds,easting,northing',
  '{"type":"FeatureCollection"}',
  '',
])('a file that begins with %j is no file of postcodes', (line) => expect(recogniseRows(line)).toBeNull());
