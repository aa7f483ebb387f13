import { lazyRouteComponent } from '@tanstack/react-router'

/**
 * The page's own code comes after the first paint: what the server rendered stands until it is
 * there. In a file of its own, because the route's loader and its component are built into two.
 */
export const loadPuja = () => import('./-pujaPage.tsx')
export const PujaPage = lazyRouteComponent(loadPuja, 'PujaPage')
