import { Link, useNavigate } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<'a'>, 'href' | 'target'> & {
  /** What follows `/admin/`. */
  to: string
}

export function AdminLink({ to, ...rest }: Props) {
  return <Link to="/admin/$" params={{ _splat: to }} {...rest} />
}

export function useGoTo(): (to: string) => void {
  const navigate = useNavigate()
  return (to) => void navigate({ to: '/admin/$', params: { _splat: to } })
}
