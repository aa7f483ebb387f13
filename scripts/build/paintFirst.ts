import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { minifySync, type Plugin, type Rolldown } from 'vite'
import { forFirstFrame, stylePartsOf, withoutFiles } from './styleParts.ts'

const bootTag = /<script src="\/app\/boot\.js"><\/script>/
const moduleTag = /\s*<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/g
const preloadTag = /\s*<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>/g
const lazySource = '/app/lazy.css'
const lazyFile = /^assets\/lazy-[^/]+\.css$/
const styleTag = /\s*<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g

/** Where the server finds the style sheet's parts. */
const partsFile = '.vite/styles.json'
const lazyPartsFile = '.vite/lazy-styles.json'

/**
 * Lets the document paint before any other byte is requested: styles and the boot script are in
 * the HTML (in a rendered page only the styles it needs: server/http/pageStyles.ts), and the app's modules are fetched after the first paint (at once where there is nothing
 * to paint yet, in the worker's shell). The inline pieces are allowed by their hash in the CSP.
 */
export function paintFirst(): Plugin {
  let root = '.'
  let isBuild = false
  let styles = ''
  return {
    name: 'paint-first',
    // Runs last, on the document that every other plugin has finished.
    enforce: 'post',
    configResolved(config) {
      root = config.root
      isBuild = config.command === 'build'
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const boot = readFileSync(join(root, 'app/boot.js'), 'utf8')
        const booted = html.replace(bootTag, () => `<script>${small(boot)}</script>`)
        if (!isBuild || !bundle)
          return booted
            .replace('<html', '<html data-painted="all"')
            .replace('</head>', `${sheetLink(lazySource)}</head>`)
        const lazySheet = `/${Object.keys(bundle).find((file) => lazyFile.test(file))}`
        const modules = [...booted.matchAll(moduleTag), ...booted.matchAll(preloadTag)]
          .map(([, address = '']) => address)
          .sort((one, other) => sizeOf(bundle, other) - sizeOf(bundle, one))
        const styleFiles = [...booted.matchAll(styleTag)].map(([, file]) => file ?? '')
        styles = styleFiles
          .map((file) => bundle[file])
          .map((asset) => (asset?.type === 'asset' ? String(asset.source) : ''))
          .join('')
          .trim()
        return (
          booted
            .replace(preloadTag, '')
            .replace(styleTag, '')
            .replace(moduleTag, '')
            // 90 bytes of every page.
            .replace(/>\s+</g, '><')
            .replace(/(<(?:meta|link) [^>]*?) \/>/g, '$1>')
            .replace(
              '</head>',
              () =>
                `<style>${styles}</style>${styleFiles.map(inPlace).join('')}${noscript([...styleFiles.map((file) => `/${file}`), lazySheet])}</head>`,
            )
            .replace(
              '</body>',
              () =>
                `<script>${small(afterPaint(lazySheet, modules, pagesOf(bundle, modules)))}</script></body>`,
            )
        )
      },
    },
    generateBundle(_, bundle) {
      if (!styles) return
      const source = JSON.stringify(forFirstFrame(stylePartsOf(styles)))
      this.emitFile({ type: 'asset', fileName: partsFile, source })
      const lazySheet = Object.values(bundle).find(({ fileName }) => lazyFile.test(fileName))
      const sheet = lazySheet?.type === 'asset' ? String(lazySheet.source) : ''
      const lazySource = JSON.stringify(forFirstFrame(withoutFiles(stylePartsOf(sheet))))
      this.emitFile({ type: 'asset', fileName: lazyPartsFile, source: lazySource })
    },
  }
}

/** The largest is requested first: over HTTP/1.1 browsers request six files at a time, and the app waits for the last. */
const sizeOf = (bundle: Rolldown.OutputBundle, address: string): number => {
  const file = bundle[address.slice(1)]
  return file?.type === 'chunk' ? file.code.length : 0
}

/** The files of home, mantras and calendar, besides those every page gets. */
function pagesOf(bundle: Rolldown.OutputBundle, modules: string[]): string[] {
  const pages = Object.values(bundle).find(({ name }) => name === 'pages')
  if (pages?.type !== 'chunk') return []
  return [...pages.imports, pages.fileName]
    .map((file) => `/${file}`)
    .filter((address) => !modules.includes(address))
}

/** Every visitor's browser reads inline scripts before anything else. */
const small = (script: string): string => minifySync('inline.js', script).code.trim()

const sheetLink = (address: string): string => `<link rel="stylesheet" href="${address}">`
/**
 * Vite's loader looks for this link and then knows the styles are loaded. Disabled, it is not
 * fetched; where the document has only a part of the styles, the app enables it to load the rest.
 */
const inPlace = (file: string): string => `<link rel="stylesheet" href="/${file}" disabled>`
/** Without JavaScript nothing replaces the page's own part with the whole style sheet. */
const noscript = (sheets: string[]): string =>
  `<noscript>${sheets.map(sheetLink).join('')}</noscript>`

/**
 * The modules of the chunk *pages* (scripts/build/chunks.ts), which is requested with the app, not
 * after it.
 */
const pageAddress = /^\/(mantras|calendar|$)/i

/**
 * Until then, everything below the first screen waits for the whole sheet: longer than that takes on
 * slow 4G, where it would otherwise be laid out twice.
 */
const undressedMs = 3000

/**
 * True from Chrome 111, Safari 16.4 and Firefox 120 on: the colour came last to Chrome, the unit to the others
 * (docs/decisions/0047-supported-browsers.md). The late styles ask the same for the line that says so.
 */
const isSupported = "CSS.supports('border','1lh color-mix(in srgb,red,red)')"

/**
 * Modules wait for the modules they import, so all may be requested at once. Where the
 * worker has everything stored, fonts and drawings are there from the first paint. A browser that
 * does not report its paints is given a moment instead. The page's own part holds rules of both sheets, so it is
 * replaced by both at once: applied alone, the first would win over the part's rules of the second.
 * Everything below the first screen is shown with `lazy.css`, so that it is laid out once, and in two
 * frames, so that neither holds up a touch for long (app/styles/base.css).
 * A browser that is too old keeps the server's page, with a line of the late styles that says so.
 * While it waits for the network, the browser reads its tables for dates: first the language, then the time zone
 * most devotees need. Otherwise the first component that shows a date would block a slow phone for 80 ms.
 */
const afterPaint = (lazySheet: string, modules: string[], pages: string[]): string => `
(()=>{const add=(tag,properties)=>document.head.appendChild(Object.assign(document.createElement(tag),properties))
const {dataset}=document.documentElement
let isAsked,isDressed,lazy
const show=()=>{if(!isAsked||dataset.painted!='no')return
dataset.painted=''
requestAnimationFrame(()=>setTimeout(()=>dataset.painted='all'))}
const dress=()=>{if(lazy)return
const part=document.querySelector('style[data-part]')
const whole=part?[...document.querySelectorAll('link[disabled]')]:[]
const media=part?'not all':'all'
let left=whole.length+1
const end=()=>{if(--left)return
for(const {sheet} of [...whole,lazy])if(sheet)sheet.media.mediaText='all'
if(whole.every(({sheet})=>sheet))part?.remove()
isDressed=1
show()}
for(const link of whole)Object.assign(link,{media,fetchPriority:'high',disabled:false,onload:end,onerror:end})
lazy=add('link',{rel:'stylesheet',href:${JSON.stringify(lazySheet)},media,onload:end,onerror:end})}
const load=()=>{if(isAsked)return
isAsked=1
dress()
isDressed?show():setTimeout(show,${undressedMs})
if(!${isSupported})return
for(const src of ${JSON.stringify(modules)})add('script',{type:'module',src})
if(!${pageAddress}.test(location.pathname))return
for(const href of ${JSON.stringify(pages)})add('link',{rel:'modulepreload',href})
setTimeout(()=>Intl.NumberFormat('en'))
setTimeout(()=>Intl.DateTimeFormat('en-US',{timeZone:'Asia/Kolkata',month:'short'}).format())}
if(navigator.serviceWorker?.controller)dress()
if(!document.querySelector('#root>*')){dataset.painted='all'
return load()}
setTimeout(load,2000)
new PerformanceObserver((list)=>{if(list.getEntriesByName('first-contentful-paint')[0])load()}).observe({type:'paint',buffered:true})})()`
