import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

type Props = {
  /** The page to come back to. */
  back: string
  className?: string
  children: ReactNode
}

/** Opens the login page, which returns to the page that asked for it. */
export function LoginLink({ back, className, children }: Props) {
  return (
    <Link to="/login" search={{ back }} className={className}>
      {children}
    </Link>
  )
}
