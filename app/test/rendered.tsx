import { act, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean
}

/** Renders into the document; with `html`, hydrates what a server rendered. */
export async function rendered(node: ReactNode, html?: string): Promise<HTMLElement> {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = html ?? ''
  const root = await act(async () => {
    if (html !== undefined) return hydrateRoot(container, node)
    const fresh = createRoot(container)
    fresh.render(node)
    return fresh
  })
  onTestFinished(async () => {
    await act(async () => root.unmount())
    container.remove()
  })
  return container
}
