import { expect, test } from 'vitest';
import { CATEGORIES } from './categories.ts';
import { productForm } from './form.ts';
import { IMAGE_NOTE } from './gallery.ts';

const kiosk = { name: 'Kiosk', price: '299.00', category: 'Kiosks' };
const errors = (value: unknown) =>
  productForm.safeParse(value).error?.issues.map((issue) => [issue.path.join('.'), issue.message]);

test('an empty form names what is missing', () => {
  expect(errors({ price: '' })).toEqual([
    ['name', 'Product name is required'],
    ['price', 'Price is required'],
    ['category', 'Category is required'],
  ]);
  expect(errors({})).toContainEqual(['price', 'Price is required']);
});

test.each(['abc', '1,5', '1e3', 'NaN', '--'])('a price of %s is no number', (price) => {
  expect(errors({ ...kiosk, price })).toEqual([['price', 'Price must be a number']]);
});

test.each(['many', '', null, true])('a stock quantity of %j is no number', (stockQuantity) => {
  expect(errors({ ...kiosk, stockQuantity })).toEqual([['stockQuantity', 'Stock quantity must be a number']]);
});

test.each([-1, 1.5, '-1', '2.5', 1e15])('a stock quantity of %j is refused', (stockQuantity) => {
  expect(errors({ ...kiosk, stockQuantity })?.[0]?.[0]).toBe('stockQuantity');
});

test('a product is in stock with nothing there unless said otherwise', () => {
  expect(productForm.parse(kiosk)).toEqual({
    name: 'Kiosk',
    price: 29_900,
    category: 'Kiosks',
    inStock: true,
    stockQuantity: 0,
  });
});

test('the form offers six categories and says what image it takes', () => {
  expect(CATEGORIES).toHaveLength(6);
  expect(IMAGE_NOTE).toBe('PNG, JPG, JPEG up to 10MB');
});
