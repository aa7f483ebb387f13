import type { MouseEvent } from 'react'
import { isServerPath } from '#contract/paths.ts'

/** A plain click on a link to another page of the app. */
export const isWithin = (link: HTMLAnchorElement, event: MouseEvent): boolean =>
  link.origin === location.origin &&
  !link.target &&
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
  !isServerPath(link.pathname) &&
  !/\.[a-z0-9]+$/.test(link.pathname) &&
  // For a link within the page the browser scrolls there itself.
  !(link.hash && link.pathname === location.pathname)
