export { acceptPicture } from './accept-picture.ts';
export { openDiskFiles } from './disk-files.ts';
export { jpegPicture } from './jpeg-picture.ts';
export { mediaFilesOf } from './media-files.ts';
export { mediaTargetOf } from './restore-target.ts';
export { serveMedia } from './serve.ts';
export {
  hasPicture,
  type Picture,
  pictureAddress,
  putMedia,
  readPrivate,
  removePrivate,
  storePrivately,
} from './store.ts';
