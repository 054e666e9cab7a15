import { connect, createServer, type AddressInfo, type Socket } from "node:net";

/** A way to a server that can be cut, made silent and mended, with real sockets. */
export type CutProxy = {
  port: number;
  /** Ends every connection and lets nobody in until it is mended. */
  cut: () => void;
  /** Passes nothing on and says nothing, as where a machine has vanished, until it is mended. */
  silence: () => void;
  mend: () => void;
  /** Passes the next `commit` on and ends its connection in place of the answer. Resolves when it has done so. */
  loseNextCommit: () => Promise<void>;
  stop: () => Promise<void>;
};

/** Listens on a port of its own and passes everything on to the server at `host` and `port`. */
export async function startCutProxy(host: string, port: number): Promise<CutProxy> {
  const sockets = new Set<Socket>();
  let isCut = false;
  let isSilent = false;
  let onCommit: (() => void) | null = null;

  const hold = (socket: Socket, other: Socket) => {
    sockets.add(socket);
    socket.on("error", () => socket.destroy());
    socket.on("close", () => {
      sockets.delete(socket);
      other.destroy();
    });
    if (isSilent) socket.pause();
  };
  const server = createServer((near) => {
    if (isCut) return near.destroy();
    const far = connect(port, host);
    hold(near, far);
    hold(far, near);
    let answers = true;
    near.on("data", (chunk: Buffer) => {
      if (onCommit !== null && chunk.includes("commit\0")) {
        const done = onCommit;
        onCommit = null;
        answers = false;
        far.once("data", () => {
          near.destroy();
          done();
        });
      }
      far.write(chunk);
    });
    far.on("data", (chunk: Buffer) => answers && near.write(chunk));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const endAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    cut: () => {
      isCut = true;
      endAll();
    },
    silence: () => {
      isSilent = true;
      for (const socket of sockets) socket.pause();
    },
    mend: () => {
      isCut = false;
      isSilent = false;
      for (const socket of sockets) socket.resume();
    },
    loseNextCommit: () => new Promise((resolve) => (onCommit = resolve)),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        endAll();
      }),
  };
}
