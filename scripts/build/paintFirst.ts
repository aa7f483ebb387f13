import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { minifySync, type Plugin, type Rolldown } from 'vite'
import { language } from './languages.ts'
import { bootOfLanguages } from './multilingual.ts'
import { forFirstFrame, stylePartsOf, withoutFiles } from './styleParts.ts'

const bootTag = /<script src="\/app\/boot\.js"><\/script>/
const moduleTag = /\s*<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/g
const preloadTag = /\s*<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>/g
const styleTag = /\s*<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/

/** Where the server finds the parts of the style sheet that a first frame may show. */
const partsFile = '.vite/styles.json'

/**
 * Lets a rendered page paint before any other byte is requested: the styles of its first frame are
 * in the HTML (server/http/pageStyles.ts), as is the boot script, and the sheet and the app's
 * modules are fetched after the first paint. The worker's shell, which has nothing to paint yet,
 * links to the sheet, and fetches the modules at once. Inline pieces are allowed by their hash in
 * the CSP.
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
        const boot = readFileSync(join(root, 'app/boot.js'), 'utf8') + bootOfLanguages(root)
        const booted = html.replace(bootTag, () => `<script>${small(boot)}</script>`)
        if (!isBuild || !bundle) return booted.replace('<html', '<html data-painted="all"')
        const modules = [...booted.matchAll(moduleTag), ...booted.matchAll(preloadTag)]
          .map(([, address = '']) => address)
          .sort((one, other) => sizeOf(bundle, other) - sizeOf(bundle, one))
        const [, sheet = ''] = styleTag.exec(booted) ?? []
        const asset = bundle[sheet]
        styles = asset?.type === 'asset' ? String(asset.source) : ''
        return (
          booted
            .replace(preloadTag, '')
            .replace(styleTag, '')
            .replace(moduleTag, '')
            // 90 bytes of every page.
            .replace(/>\s+</g, '><')
            .replace(/(<(?:meta|link) [^>]*?) \/>/g, '$1>')
            .replace('</head>', `<link rel="stylesheet" href="/${sheet}"></head>`)
            .replace(
              '</body>',
              () =>
                `<script>${small(afterPaint(modules, pagesOf(bundle, modules)))}</script></body>`,
            )
        )
      },
    },
    generateBundle() {
      if (!styles) return
      const source = JSON.stringify(forFirstFrame(withoutFiles(stylePartsOf(styles))))
      this.emitFile({ type: 'asset', fileName: partsFile, source })
    },
  }
}

/** The largest is requested first: over HTTP/1.1 browsers request six files at a time, and the app waits for the last. */
const sizeOf = (bundle: Rolldown.OutputBundle, address: string): number => {
  const file = bundle[address.slice(1)]
  return file?.type === 'chunk' ? file.code.length : 0
}

/**
 * The pages whose chunks (scripts/build/chunks.ts) are requested with the app, not after it: each by the
 * first part of its address.
 */
const pages = { '': 'home', mantras: 'mantras', calendar: 'calendar' }

/** The files of each, besides those every page gets. */
function pagesOf(bundle: Rolldown.OutputBundle, modules: string[]): Record<string, string[]> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const filesOf = (chunk: string): string[] => {
    const { imports = [], fileName } = chunks.find(({ name }) => name === chunk) ?? {}
    return [...imports, ...(fileName === undefined ? [] : [fileName])]
      .map((file) => `/${file}`)
      .filter((address) => !modules.includes(address))
  }
  return Object.fromEntries(Object.entries(pages).map(([page, chunk]) => [page, filesOf(chunk)]))
}

/** Every visitor's browser reads inline scripts before anything else. */
const small = (script: string): string => minifySync('inline.js', script).code.trim()

/** In other languages it is before the page's own address. */
const inAddress = language === 'en' ? 1 : 2

/**
 * Until then, everything below the first screen waits for the whole sheet: longer than that takes on
 * slow 4G, where it would otherwise be laid out twice.
 */
const undressedMs = 3000

/**
 * True from Chrome 111, Safari 16.4 and Firefox 120 on: the colour came last to Chrome, the unit to the others
 * (docs/decisions/0047-supported-browsers.md). app/styles/old-browsers.css asks the same for the line that says so.
 */
const isSupported = "CSS.supports('border','1lh color-mix(in srgb,red,red)')"

/**
 * Modules wait for the modules they import, so all may be requested at once. Where the
 * worker has everything stored, fonts and drawings are there from the first paint. A browser that
 * does not report its paints is given a moment instead. Vite's loader looks for the sheet's link and then knows
 * that the styles are loaded; disabled, it is not fetched, and until the sheet is there it must not hold up a frame.
 * Everything below the first screen is shown with the sheet, so that it is laid out once, and in the two
 * frames after that in which the first screen gets the sheet, so that none of the three holds up a touch for
 * long (app/styles/base.css).
 * A browser that is too old keeps the server's page, with a line of the sheet that says so.
 */
const afterPaint = (modules: string[], filesOf: Record<string, string[]>): string => `
(()=>{const add=(tag,properties)=>document.head.appendChild(Object.assign(document.createElement(tag),properties))
const {dataset}=document.documentElement
let isAsked,isDressed
const nextFrame=(go)=>requestAnimationFrame(()=>setTimeout(go))
const show=()=>{if(!isAsked||dataset.painted!='no')return
dataset.painted=''
nextFrame(()=>dataset.painted='all')}
const dress=()=>{const link=document.querySelector('link[disabled]')
if(!link)return
const end=()=>{if(link.sheet){link.sheet.media.mediaText='all'
document.querySelector('style[data-part]').remove()}
isDressed=1
nextFrame(show)}
Object.assign(link,{media:'not all',fetchPriority:'high',disabled:false,onload:end,onerror:end})}
const load=()=>{if(isAsked)return
isAsked=1
dress()
isDressed?show():setTimeout(show,${undressedMs})
if(!${isSupported})return
for(const src of ${JSON.stringify(modules)})add('script',{type:'module',src})
for(const href of ${JSON.stringify(filesOf)}[location.pathname.toLowerCase().split('/')[${inAddress}]||'']||[])add('link',{rel:'modulepreload',href})}
if(navigator.serviceWorker?.controller)dress()
if(!document.querySelector('#root>*')){dataset.painted='all'
return load()}
setTimeout(load,2000)
new PerformanceObserver((list)=>{if(list.getEntriesByName('first-contentful-paint')[0])load()}).observe({type:'paint',buffered:true})})()`
