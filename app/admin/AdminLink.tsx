import { type ActiveOptions, Link, useNavigate } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<'a'>, 'href' | 'target'> & {
  /** What follows `/admin/`. */
  to: string
  filters?: Readonly<Record<string, string>>
  activeOptions?: ActiveOptions
}

export function AdminLink({ to, filters = {}, ...rest }: Props) {
  return <Link to="/admin/$" params={{ _splat: to }} search={filters as never} {...rest} />
}

export function useGoTo(): (to: string, filters?: Readonly<Record<string, string>>) => void {
  const navigate = useNavigate()
  return (to, filters = {}) => {
    void navigate({ to: '/admin/$', params: { _splat: to }, search: filters as never })
  }
}
