"""OpenStack Swift with its S3 layer in one process on loopback, as the user who starts it, with its files in one folder.

Usage: python3 serve.py FOLDER. Prints one line with the address of its S3 layer once it answers, and ends with its standard input.
For tests alone: one copy of everything, keys that everybody can read here.
"""
import os
import sys
from time import time as now

import eventlet

eventlet.monkey_patch()

from eventlet import wsgi
from swift.common import utils
from swift.common.ring import RingBuilder

KEY, SECRET = 'naksha:test', 'naksha-test-secret'

folder = os.path.abspath(sys.argv[1])
devices = os.path.join(folder, 'devices')
os.makedirs(os.path.join(devices, 'd1'), exist_ok=True)


def write(name, text):
    path = os.path.join(folder, name)
    with open(path, 'w') as file:
        file.write(text)
    return path


# Swift reads this one from /etc, whatever it is started with; here it lies with the rest.
utils.SWIFT_CONF_FILE = write('swift.conf', """
[swift-hash]
swift_hash_path_suffix = naksha
[storage-policy:0]
name = one
default = yes
""")
utils.validate_hash_conf()

from swift.common import storage_policy

storage_policy.reload_storage_policies()

from swift.common.http_protocol import SwiftHttpProtocol
from swift.common.wsgi import loadapp

sockets = {kind: eventlet.listen(('127.0.0.1', 0), backlog=512) for kind in ('account', 'container', 'object', 'proxy')}
port = {kind: socket.getsockname()[1] for kind, socket in sockets.items()}

for kind in ('account', 'container', 'object'):
    builder = RingBuilder(4, 1, 0)
    place = {'ip': '127.0.0.1', 'port': port[kind]}
    builder.add_dev({'region': 1, 'zone': 1, 'weight': 1, 'device': 'd1', 'meta': '', **place,
                     'replication_ip': place['ip'], 'replication_port': place['port']})
    builder.rebalance()
    builder.get_ring().save(os.path.join(folder, f'{kind}.ring.gz'))

common = f"""
[DEFAULT]
swift_dir = {folder}
devices = {devices}
mount_check = false
log_level = ERROR
log_name = swift
fallocate_reserve = 0
"""
for kind in ('account', 'container', 'object'):
    write(f'{kind}.conf', f"""{common}
[pipeline:main]
pipeline = server
[app:server]
use = egg:swift#{kind}
""")
write('proxy.conf', f"""{common}
[pipeline:main]
pipeline = catch_errors s3api tempauth bulk slo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
node_timeout = 60
recoverable_node_timeout = 60
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
dns_compliant_bucket_names = true
max_upload_part_num = 10000
[filter:tempauth]
use = egg:swift#tempauth
user_naksha_test = {SECRET} .admin
[filter:bulk]
use = egg:swift#bulk
[filter:slo]
use = egg:swift#slo
""")


class Cache:
    """What Swift keeps in memcached where there are several of it."""

    def __init__(self):
        self.kept = {}

    def get(self, key, *_, **__):
        value, until = self.kept.get(key, (None, 0))
        return value if until == 0 or until > now() else None

    def set(self, key, value, *_, time=0, **__):
        self.kept[key] = (value, now() + time if time else 0)

    def delete(self, key, *_, **__):
        self.kept.pop(key, None)

    def incr(self, key, delta=1, time=0, **__):
        value = max(0, int(self.get(key) or 0) + delta)
        self.set(key, value, time=time)
        return value

    def decr(self, key, delta=1, time=0, **__):
        return self.incr(key, -delta, time)

    def set_multi(self, mapping, *_, time=0, **__):
        for key, value in mapping.items():
            self.set(key, value, time=time)

    def get_multi(self, keys, *_, **__):
        return [self.get(key) for key in keys]


class Quiet:
    def write(self, text):
        pass

    def flush(self):
        pass


def serve(kind):
    app = loadapp(os.path.join(folder, f'{kind}.conf'), global_conf={'log_name': kind})
    def with_cache(environ, start_response):
        environ['swift.cache'] = cache
        return app(environ, start_response)

    wsgi.server(sockets[kind], with_cache, log=Quiet(), log_output=False, debug=False, protocol=SwiftHttpProtocol)


cache = Cache()
threads = [eventlet.spawn(serve, kind) for kind in sockets]
print(f"http://127.0.0.1:{port['proxy']}", flush=True)


def wait_for_end():
    while True:
        eventlet.hubs.trampoline(sys.stdin.fileno(), read=True)
        if not os.read(sys.stdin.fileno(), 4096):
            os._exit(0)


eventlet.spawn(wait_for_end)
for thread in threads:
    thread.wait()
