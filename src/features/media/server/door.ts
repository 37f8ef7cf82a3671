export { acceptPicture } from './accept-picture.ts';
export { openDiskFiles } from './disk-files.ts';
export { printedPicture, sharedPictureOf } from './pictures-for-print.ts';
export { readPrivate, storePrivately } from './private-pictures.ts';
export { serveMedia } from './serve.ts';
export { isKept, type Picture, pictureAddress, putMedia } from './store.ts';
