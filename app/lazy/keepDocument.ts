import type { AnyRoute, AnyRouter } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { lazyPage } from './lazyPage.tsx'

type Lazy<P> = ComponentType<P> & { preload?: (() => Promise<void> | undefined) | undefined }

const kinds = ['component', 'errorComponent', 'notFoundComponent'] as const

/**
 * In a browser, makes `lazyPage` load the components split off by the router's plugin, so that a
 * chunk that fails to load never reloads the document.
 */
export function keepDocument({ routesById }: AnyRouter): void {
  for (const route of Object.values<AnyRoute>(routesById))
    for (const kind of kinds) {
      const component: Lazy<never> | null | undefined | false = route.options[kind]
      if (component && component.preload) route.update({ [kind]: patient(component) })
    }
}

export const patient = <P extends object>(Component: Lazy<P>) =>
  lazyPage<P>(async () => {
    await Component.preload?.()
    // The router drops `preload` once the code is loaded, and does not report failures.
    if (Component.preload) throw new Error('The code of the page could not be loaded')
    return Component
  })
