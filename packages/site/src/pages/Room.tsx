const style = { blockSize: '100svh' };

/** An empty window's height: keeps what is below out of sight until everything above it is there. */
export const Room = () => <div style={style} />;
