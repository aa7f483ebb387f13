import { mark } from './iconDrawings.ts'

type Art = { mandala: string; temple: string; toran: string; font: Buffer }

const dataUrl = (svg: string): string => `url("data:image/svg+xml,${encodeURIComponent(svg)}")`

/** The picture messengers show beside a link. It names no temple, because each has its own name. */
export const openGraph = (
  { mandala, temple, toran, font }: Art,
  words = 'Embracing the divine blessings of Lord Ganesha in your daily spiritual journey',
): string => `<style>
@font-face{font-family:Display;src:url(data:font/woff2;base64,${font.toString('base64')})}
body{position:relative;width:1200px;height:630px;overflow:hidden;color:#fff4e2;background:linear-gradient(#7a1416,#9a2a12 45%,#bf4f0e)}
.halo,.temple{position:absolute}
.halo{left:480px;top:20px;width:860px;height:860px;opacity:.24;background:#ffe3b0;mask:${dataUrl(mandala)} center/contain}
.temple{left:280px;right:-280px;bottom:-4px;height:380px;background:#4f0b10;mask:${dataUrl(temple)} 50% 100%/auto 100% no-repeat,linear-gradient(#000 0 0) 0 100%/100% 10px no-repeat}
.ground{position:absolute;inset:auto 0 0;height:7px;background:#4f0b10}
.toran{position:absolute;inset:0 0 auto;height:56px;background:${dataUrl(toran)} 50% -6px/114px 56px repeat-x}
.mark{position:absolute;left:76px;top:96px;width:104px}
h1{position:absolute;left:76px;top:222px;width:640px;font:400 58px/1.16 Display}
</style><div class="halo"></div><div class="temple"></div><div class="ground"></div><div class="toran"></div>
<svg class="mark" viewBox="0 0 64 64">${mark('#ffc25a', '#8e1b1b')}</svg>
<h1>${words}</h1>`
