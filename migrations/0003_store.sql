-- A product that was never ordered is deleted for good (decision B6). Whoever still has it in the cart is told there:
-- the line stays, as 'Unknown Product', until they take it out. Ids are never given twice.
alter table cart_items drop constraint cart_items_product_id_products_id_fk;
