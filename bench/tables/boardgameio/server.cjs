// boardgame.io's own server, matches in memory (it need not be durable here, ours is).
const { Server } = require('boardgame.io/server')
const { Dream } = require('./game.cjs')
const server = Server({ games: [Dream], origins: [/.*/] })
server.run({ port: Number(process.argv[2]), callback: () => console.log('ready') })
