import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

// As the server does when it starts: the processes it runs then compile nothing twice.
enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/modak'))
