/** Drawn photographs for the stories: nothing is fetched, and each hue is another boat. */
const drawn = (inner: string, width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${inner}</svg>`)}`;

/** A boat on the water under a sky of the hue. */
export const boatPicture = (hue: number) =>
  drawn(
    `<defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="hsl(${hue} 55% 72%)"/><stop offset="1" stop-color="hsl(${hue + 40} 75% 88%)"/></linearGradient>
    <linearGradient id="w" x2="0" y2="1"><stop stop-color="hsl(198 48% 52%)"/><stop offset="1" stop-color="hsl(206 62% 28%)"/></linearGradient></defs>
    <rect width="960" height="640" fill="url(#s)"/><circle cx="${200 + hue}" cy="190" r="54" fill="#fff" opacity=".75"/>
    <path d="M0 390q180-120 330-40t300-30 330 40v60H0z" fill="hsl(${hue + 10} 25% 55%)" opacity=".55"/>
    <rect y="400" width="960" height="240" fill="url(#w)"/>
    <path d="M480 130v300" stroke="#2b3a47" stroke-width="7"/><path d="M470 150v250H300q100-90 170-250z" fill="#fdfdf8"/>
    <path d="M492 190q110 80 150 200H492z" fill="hsl(${hue} 60% 58%)"/><path d="M270 425h440q-20 75-90 80H370q-70-5-100-80z" fill="#f7f4ec"/>
    <path d="M283 452h415l-8 20H292z" fill="hsl(${hue} 50% 40%)"/><path d="M120 530q60-24 120 0t120 0 120 0 120 0 120 0" stroke="#fff" stroke-width="5" fill="none" opacity=".5"/>`,
    960,
    640,
  );

/** A licence, as scanned. */
export const paperPicture = (title: string) =>
  drawn(
    `<rect width="900" height="600" fill="#e9e4d6"/><rect x="50" y="40" width="800" height="520" rx="10" fill="#fbf9f2" stroke="#b9ad8d" stroke-width="4"/>
    <text x="90" y="120" font-family="Georgia" font-size="40" fill="#2d3a4a">${title}</text><rect x="90" y="170" width="170" height="210" fill="#cfd8de"/>
    <g fill="#c9c2ae">${[0, 1, 2, 3, 4, 5].map((n) => `<rect x="300" y="${180 + n * 38}" width="${480 - (n % 3) * 90}" height="14" rx="7"/>`).join('')}</g>
    <circle cx="740" cy="470" r="56" fill="none" stroke="#8c4a3c" stroke-width="6"/><path d="M100 480q60-60 90-10t90-20" fill="none" stroke="#27405f" stroke-width="5"/>`,
    900,
    600,
  );

/** A face, roughly. */
export const facePicture = (hue: number) =>
  drawn(
    `<rect width="96" height="96" fill="hsl(${hue} 40% 78%)"/><circle cx="48" cy="40" r="17" fill="hsl(28 45% 70%)"/><path d="M12 96q4-36 36-36t36 36z" fill="hsl(${hue} 45% 38%)"/>`,
    96,
    96,
  );
