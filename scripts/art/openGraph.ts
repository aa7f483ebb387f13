import { mark } from './iconDrawings.ts'

type Art = { mandala: string; scene: string; toran: string; font: Buffer }

const dataUrl = (svg: string): string => `url("data:image/svg+xml,${encodeURIComponent(svg)}")`

/** The temple at dusk, in the colours of app/styles: the picture messengers show beside a link. It names no temple, because each has its own name. */
export const openGraph = (
  { mandala, scene, toran, font }: Art,
  words = 'Embracing the divine blessings of Lord Ganesha in your daily spiritual journey',
): string => `<style>
@font-face{font-family:Display;src:url(data:font/woff2;base64,${font.toString('base64')})}
body{--far:#7c2a3c;--far2:#551c36;--stone:#2f0f22;--mid:#471730;--lit:#64233a;--glow:#ffc25f;--ground:#210a1c;--lamp:1;--court:1;--shrine:#3d142c;
position:relative;width:1200px;height:630px;overflow:hidden;color:#fff4e2;background:linear-gradient(#1f1236,#4b1a40 36%,#82263a 60%,#d95f2a 80%,#ffb95e 96%)}
.halo,.hills,.temple,.ground{position:absolute}
.halo{left:620px;top:52px;width:500px;height:500px;opacity:.2;background:#ffc25f;mask:${dataUrl(mandala)} center/contain}
.hills{left:0;bottom:44px;width:1200px;height:150px}
.temple{left:560px;bottom:44px;width:620px;overflow:visible}
.ground{inset:auto 0 0;height:46px;background:#210a1c}
.toran{position:absolute;inset:0 0 auto;height:56px;background:${dataUrl(toran)} 50% -6px/114px 56px repeat-x}
.shade{position:absolute;inset:0;background:linear-gradient(90deg,rgb(20 4 8/.55) 25%,transparent 52%)}
.mark{position:absolute;left:76px;top:96px;width:104px}
h1{position:absolute;left:76px;top:222px;width:490px;font:400 48px/1.2 Display}
</style><div class="halo"></div><div hidden>${scene}</div>
<svg class="hills" viewBox="0 -104 360 104" preserveAspectRatio="none"><use href="#hills"/></svg><div class="ground"></div>
<svg class="temple" viewBox="-200 -322 400 324"><use href="#temple"/></svg><div class="toran"></div>
<div class="shade"></div><svg class="mark" viewBox="0 0 64 64">${mark('#ffc25a', '#8e1b1b')}</svg>
<h1>${words}</h1>`
