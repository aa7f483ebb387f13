import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

type Props = {
  /** The page to come back to. */
  back: string
  className?: string
  children: ReactNode
}

/** Leads to the login, and from there back to the page that asked for it. */
export function LoginLink({ back, className, children }: Props) {
  return (
    // No route declares what its query may hold: the server renders every page without it.
    <Link to="/login" search={{ back } as never} className={className}>
      {children}
    </Link>
  )
}
