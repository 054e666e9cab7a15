import { startModelServer } from "./server/test/support/model-server.ts";
const m = await startModelServer(); console.log(m.url ?? JSON.stringify(Object.keys(m)));
setInterval(()=>{},1e6);
