// Playwright tells a browser about colour schemes before it opens a page, in a command that Firefox
// ESR does not know yet; the error ends every journey. Loaded ahead of Playwright (NODE_OPTIONS), this
// lets that one command fail. To be removed when Debian's Firefox knows it.
import { registerHooks } from 'node:module'

const command = /\.send\("emulation\.setMediaFeaturesOverride", \{[^}]*\{[^}]*\}[^}]*\}\)/g

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context)
    if (!url.endsWith('/playwright-core/lib/coreBundle.js')) return loaded
    const before = String(loaded.source)
    const source = before.replaceAll(command, (call) => `${call}.catch(() => {})`)
    if (source === before) throw new Error(`Nothing to change in ${url}: is this still needed?`)
    return { ...loaded, source }
  },
})
