const failedLinks = new Set<HTMLLinkElement>()

// Error events of links do not bubble.
if (!import.meta.env.SSR)
  addEventListener(
    'error',
    ({ target }) => target instanceof HTMLLinkElement && failedLinks.add(target),
    true,
  )

/**
 * Vite adds a chunk's stylesheet once, and treats a failed link as loaded. So before
 * code is requested again, its styles are.
 */
export async function loadStylesAgain(): Promise<void> {
  const links = [...failedLinks].filter(
    ({ isConnected, rel }) => isConnected && rel === 'stylesheet',
  )
  failedLinks.clear()
  await Promise.all(links.map(loadAgain))
}

const loadAgain = (failed: HTMLLinkElement) =>
  new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), {
      rel: 'stylesheet',
      href: failed.href,
    })
    link.addEventListener('load', resolve)
    link.addEventListener('error', reject)
    failed.replaceWith(link)
  })
