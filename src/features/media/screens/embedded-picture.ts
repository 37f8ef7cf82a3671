const LONGEST_SIDE = 1600;

/** A picture as a `data:` URL; a browser reduces its size for slow connections, the server leaves it as it is. */
export async function embeddedPicture(file: Blob): Promise<string> {
  return asDataAddress(await smaller(file).catch(() => file));
}

async function smaller(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob((made) => resolve(made ?? file), 'image/jpeg', 0.85));
}

async function asDataAddress(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (let i = 0; i < bytes.length; i += 0x8000) text += String.fromCharCode(...bytes.subarray(i, i + 0x8000));
  return `data:${file.type};base64,${btoa(text)}`;
}
