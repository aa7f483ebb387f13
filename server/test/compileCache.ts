import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

// As the server does when it starts, so that its child processes need not compile again.
enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/modak'))
