import { join } from 'node:path'

const root = join(import.meta.dirname, '../../../..')

/** The first content: texts, and the pictures and recordings that belong to them. */
export const seedFolder = join(root, 'server/db/seed')
export const drawingsFolder = join(root, 'public/images/articles')
export const recordingsFolder = join(root, 'public/audio')
