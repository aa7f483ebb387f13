import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const bootTag = /<script src="\/app\/boot\.js"><\/script>/
const moduleTag = /\s*<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/g
const preloadTag = /\s*<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>/g
const styleTag = /\s*<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g

/**
 * Lets the document paint before any other byte is asked for: styles and the boot script stand in
 * the HTML, and the app's modules are fetched after the first paint (at once where there is nothing
 * to paint yet, in the worker's shell). The inline pieces are allowed by their hash in the CSP.
 */
export function paintFirst(): Plugin {
  let root = '.'
  let isBuild = false
  return {
    name: 'paint-first',
    configResolved(config) {
      root = config.root
      isBuild = config.command === 'build'
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const boot = readFileSync(join(root, 'app/boot.js'), 'utf8')
        const booted = html.replace(bootTag, () => `<script>${withoutComments(boot)}</script>`)
        if (!isBuild || !bundle) return booted
        const modules = [...booted.matchAll(moduleTag), ...booted.matchAll(preloadTag)].map(
          ([, address]) => address,
        )
        const styles = [...booted.matchAll(styleTag)]
          .map(([, file]) => bundle[file ?? ''])
          .map((asset) => (asset?.type === 'asset' ? String(asset.source) : ''))
          .join('')
        return booted
          .replace(preloadTag, '')
          .replace(styleTag, '')
          .replace(moduleTag, '')
          .replace('</head>', () => `<style>${styles.trim()}</style></head>`)
          .replace('</body>', () => `<script>${afterPaint(modules)}</script></body>`)
      },
    },
  }
}

const withoutComments = (script: string): string =>
  script
    .replaceAll(/^\s*\/\/.*\n/gm, '')
    .replaceAll(/\n\s*/g, '\n')
    .trim()

/** Modules wait for each other as their imports say, so they may all be asked for at once. */
const afterPaint = (modules: (string | undefined)[]): string => `
(()=>{const load=()=>{for(const src of ${JSON.stringify(modules)})document.head.append(Object.assign(document.createElement('script'),{type:'module',src}))}
if(document.getElementById('root').firstElementChild)requestAnimationFrame(()=>setTimeout(load));else load()})()`
