import type { DayPart } from './day-part.ts';

export type Dish = { name: string; with?: string; price: string };
export type BoardMenu = {
  title: string;
  hours: string;
  feature: Dish & { badge: string };
  groups: readonly { title: string; dishes: readonly Dish[] }[];
};

/** What the demonstration kitchen serves. */
export const menus: Record<DayPart, BoardMenu> = {
  breakfast: {
    title: 'Breakfast',
    hours: '6.30 to 11.00',
    feature: {
      badge: 'This morning',
      name: 'Two eggs, any way',
      with: 'Sourdough, tomato, herb butter',
      price: '7.50',
    },
    groups: [
      {
        title: 'Plates',
        dishes: [
          {
            name: 'Full harbour breakfast',
            with: 'Bacon, egg, beans, toast',
            price: '11.00',
          },
          {
            name: 'Smashed peas on rye',
            with: 'Feta, mint, chilli',
            price: '8.50',
          },
          { name: 'Porridge', with: 'Honey, toasted seeds', price: '5.00' },
          { name: 'Bacon roll', price: '5.50' },
        ],
      },
      {
        title: 'Coffee',
        dishes: [
          { name: 'Flat white', price: '3.40' },
          { name: 'Filter, bottomless', price: '3.00' },
          { name: 'Hot chocolate', price: '3.80' },
          { name: 'Pot of tea', price: '2.90' },
        ],
      },
    ],
  },
  lunch: {
    title: 'Lunch',
    hours: '11.00 to 16.00',
    feature: {
      badge: 'Bowl of the day',
      name: 'Green harvest bowl',
      with: 'Barley, soft egg, radish, avocado',
      price: '9.80',
    },
    groups: [
      {
        title: 'Kitchen',
        dishes: [
          {
            name: 'Fish finger sandwich',
            with: 'Tartare, pickled cucumber',
            price: '9.50',
          },
          { name: 'Roast squash soup', with: 'With warm bread', price: '6.80' },
          {
            name: 'Chicken and leek pie',
            with: 'Mash, greens',
            price: '11.50',
          },
          { name: 'Chips, sea salt', price: '4.20' },
        ],
      },
      {
        title: 'Cold',
        dishes: [
          { name: 'Cloudy lemonade', price: '3.50' },
          { name: 'Iced tea, peach', price: '3.60' },
          { name: 'Apple press', price: '3.20' },
          { name: 'Sparkling water', price: '2.40' },
        ],
      },
    ],
  },
  dinner: {
    title: 'Dinner',
    hours: 'From 16.00',
    feature: {
      badge: 'From the fire',
      name: 'Tomato and basil pizza',
      with: 'Mozzarella, slow-proved dough',
      price: '13.00',
    },
    groups: [
      {
        title: 'Mains',
        dishes: [
          {
            name: 'Grilled mackerel',
            with: 'New potatoes, dill',
            price: '16.50',
          },
          {
            name: 'Mushroom risotto',
            with: 'Aged cheddar, thyme',
            price: '14.00',
          },
          { name: 'Bavette steak', with: 'Chips, green sauce', price: '19.50' },
          { name: 'Charred greens', price: '5.50' },
        ],
      },
      {
        title: 'Glass',
        dishes: [
          { name: 'House red', price: '6.20' },
          { name: 'House white', price: '6.20' },
          { name: 'Pale ale', price: '5.40' },
          { name: 'Elderflower fizz', price: '4.20' },
        ],
      },
    ],
  },
};
