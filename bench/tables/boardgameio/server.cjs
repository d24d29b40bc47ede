// boardgame.io's own server. Matches in memory as it comes, or kept in files (ours are always kept, and durable).
const { Server, FlatFile } = require('boardgame.io/server')
const { Dream } = require('./game.cjs')
const [port, folder] = process.argv.slice(2)
const server = Server({ games: [Dream], origins: [/.*/], db: folder ? new FlatFile({ dir: folder }) : undefined })
server.run({ port: Number(port), callback: () => console.log('ready') })
