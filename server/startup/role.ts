import * as z from 'zod'

const roles = ['all', 'web', 'worker'] as const

/** What a process does: answers requests, sends messages and watches payments, or both. */
export type Role = (typeof roles)[number]

export const roleSetting = z
  .enum(roles, { error: `expected one of ${roles.join(', ')}` })
  .default('all')

/** All that a worker answers. */
export const workerPaths: readonly string[] = ['/api/health', '/api/ready']
