/** The words of the header's search field, with and without suggestions. */
export const HEADER_FIELD = { label: 'Search the shop', placeholder: 'Describe what you need' };
