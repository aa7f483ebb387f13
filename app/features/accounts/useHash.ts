import { useHydrated, useLocation } from '@tanstack/react-router'

/**
 * The token of an email's link, which only the browser knows: undefined in the page the server
 * renders.
 */
export function useHash(): string | undefined {
  const hash = useLocation({ select: (location) => location.hash })
  return useHydrated() ? hash : undefined
}
