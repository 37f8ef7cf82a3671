/** The web app manifest: how a phone shows the shop as an app. */
export function writeManifest(shopName: string): string {
  const icon = (file: string, sizes: string, purpose: string) => {
    return { src: `/icons/${file}.png`, sizes, type: 'image/png', purpose };
  };
  return JSON.stringify({
    name: `${shopName}: digital signage`,
    short_name: shopName,
    lang: 'en-GB',
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: '#fbfaf7',
    theme_color: '#fbfaf7',
    icons: [
      icon('icon-192', '192x192', 'any'),
      icon('icon-512', '512x512', 'any'),
      icon('icon-maskable-512', '512x512', 'maskable'),
    ],
  });
}
